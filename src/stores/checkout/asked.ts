/** What a checkout needs where organisers ask questions: few tours do, and only those load it. */
export { createExperiencesStep } from './experiences-step.ts';
export { keyedAnswers, recalledAnswers } from './keyed-answers.ts';
