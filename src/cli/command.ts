/** An option as `node:util` parseArgs takes it, with what the help says of it. */
export interface CommandOption {
  type: 'string' | 'boolean';
  short?: string;
  /** May be given several times; all values are kept. */
  multiple?: boolean;
  /** What stands for the value in the help: `<folder>`. */
  placeholder?: string;
  /** The only values that are taken. */
  choices?: readonly string[];
  describe: string;
}

export type CommandOptions = Record<string, CommandOption>;

type OptionValue<Option extends CommandOption> = Option['type'] extends 'boolean'
  ? boolean
  : Option extends { choices: readonly (infer Choice)[] }
    ? Choice
    : string;

/** What was given for each option; one that was not given is missing. */
export type OptionValues<Options extends CommandOptions> = {
  [Name in keyof Options]?: Options[Name]['multiple'] extends true ? OptionValue<Options[Name]>[] : OptionValue<Options[Name]>;
};

/** A command of `portolan`: what it is called, what the help says of it, and what it does. */
export interface Command<Options extends CommandOptions = CommandOptions> {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The words after the name: `<market> <path>`; one in brackets, `[<git ref>]`, may be left out. They are counted before `run`. */
  usage: string;
  /** At least two calls that one can copy. */
  examples: readonly string[];
  options: Options;
  /**
   * @param values what was given for each option
   * @param words what was given beside them, as many as `usage` names
   * @returns the exit code: 0 fine, 1 mistakes in the documents, 2 a wrong call
   * @throws UsageError where the call cannot be understood
   */
  run(values: OptionValues<Options>, ...words: string[]): Promise<number>;
}

/** Keeps the options' names and types, so that `run` sees what each of them holds. */
export function defineCommand<const Options extends CommandOptions>(command: Command<Options>): Command<Options> {
  return command;
}
