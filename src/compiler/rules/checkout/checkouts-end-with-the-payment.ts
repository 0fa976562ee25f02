import type { Rule } from '../../check/rule.ts';
import { causeIn } from '../report/cause.ts';

export const checkoutsEndWithThePayment: Rule = {
  name: 'checkouts-end-with-the-payment',
  severity: 'error',
  visit(_, report) {
    return {
      documents: {
        checkout(document) {
          const { steps } = document.value;
          const { availability, travelerDetails, payment } = steps;
          if (!availability || !travelerDetails || !payment) return;
          if (!availability.visible)
            report(
              document.placeOf('/steps/availability/visible'),
              'Nobody could pay: the step that asks for free places must be visible.',
            );
          if (!travelerDetails.visible)
            report(
              document.placeOf('/steps/travelerDetails/visible'),
              'Nobody could book: the step that asks who travels must be visible.',
            );
          if (!payment.visible)
            report(document.placeOf('/steps/payment/visible'), 'Nobody could pay: the step of the payment must be visible.');
          else {
            const later = Object.entries(steps).filter(([, { visible, order }]) => visible && order > payment.order);
            if (later.length === 0) return;
            const ofOthers = later.flatMap(([step]) => [`/steps/${step}/order`, `/steps/${step}/visible`]);
            const place = causeIn(document, '/steps/payment/order', ...ofOthers) ?? document.placeOf('/steps/payment/order');
            report(place, 'The payment ends the checkout, so no visible step may have a larger order.');
          }
        },
      },
    };
  },
};
