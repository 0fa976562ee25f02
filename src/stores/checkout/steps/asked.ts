/** What a checkout needs where organisers ask questions: few tours do, and only those load it. */

export { keyedAnswers, recalledAnswers } from '../state/keyed-answers.ts';
export { createExperiencesStep } from './experiences-step.ts';
