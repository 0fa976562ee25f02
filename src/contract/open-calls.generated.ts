// Made from schemas/ by scripts/generate-types.mjs. Change the schemas, then run `npm run generate`.

/** Calls that need no checkout of one’s own: all that public pages make. */
export const openCalls = {
  createCheckout: { method: 'POST', path: '/api/tours/checkout' },
  createCustomTour: { method: 'POST', path: '/api/tours/custom-tours' },
  getCustomTour: { method: 'GET', path: '/api/tours/custom-tours/{refId}' },
  mailCustomTour: { method: 'POST', path: '/api/tours/custom-tours/{refId}/mail' },
  searchTours: { method: 'GET', path: '/api/tours/discovery/tours' },
  suggestTours: { method: 'GET', path: '/api/tours/discovery/suggestions' },
  listTours: { method: 'GET', path: '/api/tours/discovery/tour-list' },
  listDestinations: { method: 'GET', path: '/api/tours/discovery/destinations' },
  getTourDetails: { method: 'GET', path: '/api/tours/discovery/tour-details' },
  listDepartures: { method: 'GET', path: '/api/tours/discovery/departures' },
  getAgency: { method: 'GET', path: '/api/tours/inventory/agencies' },
  listCallingCodes: { method: 'GET', path: '/api/tours/location/countries/calling-codes' },
  readResumeLink: { method: 'POST', path: '/api/tours/checkout/resume-links/readings' },
  resumeCheckout: { method: 'POST', path: '/api/tours/checkout/resume-links/uses' },
} as const;
