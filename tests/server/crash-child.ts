import { settleUntilCrash } from './crash-scenario.ts';

/** Runs a scenario in a process of its own, which ends at the crash point that its environment names. */
const [dataDirectory = '', scenario = ''] = process.argv.slice(2);
await settleUntilCrash(dataDirectory, scenario === 'refused' ? 'refused' : 'booked');
