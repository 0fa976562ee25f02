import { departureHorizonMonths } from '#domain/departures.ts';
import type { Rule } from '../../check/rule.ts';
import { causeIn } from '../report/cause.ts';

/** A month has fewer days, so that nothing is told of a plan that fits by a day. */
const daysOfAMonth = 31;

export const paymentPlansFitBeforeATrip: Rule = {
  name: 'payment-plans-fit-before-a-trip',
  severity: 'error',
  visit(_, report) {
    return {
      documents: {
        checkout(document) {
          const installment = document.value.paymentPlans?.installment;
          if (!installment) return;
          const { count, intervalMonths, lastDueDays } = installment;
          const months = (count - 1) * intervalMonths + lastDueDays / daysOfAMonth;
          if (months <= departureHorizonMonths) return;
          const message = `${count} payments over ${(count - 1) * intervalMonths} months end after every trip on sale: departures are sold for ${departureHorizonMonths} months.`;
          const at = (key: string) => `/paymentPlans/installment/${key}`;
          const cause = causeIn(document, at('count'), at('intervalMonths'), at('lastDueDays'));
          report(cause ?? document.placeOf(at('count')), message);
        },
      },
    };
  },
};
