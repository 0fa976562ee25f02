import { expect, test } from 'vitest';
import type { ItineraryComponent } from '#contract/api.generated.ts';
import { bookingCalendar } from './booking-calendar.ts';

const component = (change: Partial<ItineraryComponent>): ItineraryComponent => ({
  componentId: 'activity-walk',
  kind: 'activity',
  name: 'Walk; on ice, with a guide',
  description: null,
  place: 'Skaftafell',
  startDate: '2027-03-28',
  endDate: '2027-03-28',
  startTime: '14:00',
  durationMinutes: 210,
  status: 'Booked',
  ...change,
});

function calendarOf(components: ItineraryComponent[], bookingStatus = 'BOOKING_COMPLETED') {
  const text = bookingCalendar({
    checkoutId: 'abc',
    booking: { bookingReference: 'KTZ7M2PQ', bookingStatus, title: 'Iceland', startDate: '2027-03-27', endDate: '2027-03-31' },
    components,
    brandName: 'Portolan',
    host: 'store.example',
    now: new Date('2027-01-01T00:00:00Z'),
  });
  return text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
}

test('the trip takes whole days, its last one included', () => {
  const [trip] = calendarOf([]);
  expect(trip).toContain('DTSTART;VALUE=DATE:20270327\r\n');
  expect(trip).toContain('DTEND;VALUE=DATE:20270401\r\n');
  expect(trip).toContain('UID:abc.trip@store.example\r\n');
  expect(trip).toContain('KTZ7M2PQ');
});

test('a part with a time stands at that time by the clock of its place, also where clocks change that night', () => {
  const [, walk] = calendarOf([component({})]);
  expect(walk).toContain('DTSTART:20270328T140000\r\n');
  expect(walk).toContain('DTEND:20270328T173000\r\n');
  expect(walk).toContain('SUMMARY:Walk\\; on ice\\, with a guide\r\n');
  expect(walk).toContain('LOCATION:Skaftafell\r\n');
});

test('stays are whole nights, other parts without a time are left to the itinerary, and so is what is cancelled', () => {
  const events = calendarOf([
    component({ componentId: 'accommodation-inn', kind: 'accommodation', startTime: null, durationMinutes: null, endDate: '2027-03-30' }),
    component({ componentId: 'transfer-bus', kind: 'transfer', startTime: null, durationMinutes: null }),
    component({ status: 'Cancelled' }),
  ]);
  expect(events).toHaveLength(2);
  expect(events[1]).toContain('DTSTART;VALUE=DATE:20270328\r\n');
  expect(events[1]).toContain('DTEND;VALUE=DATE:20270330\r\n');
});

test('what is only asked for is tentative', () => {
  const [trip, walk] = calendarOf([component({ status: 'OnRequest' })], 'BOOKING_REQUESTED');
  expect(trip).toContain('STATUS:TENTATIVE');
  expect(walk).toContain('STATUS:TENTATIVE');
});
