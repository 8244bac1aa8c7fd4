import { HOME_VIEWS_PATH } from '../domain/home-views.ts';

/**
 * Every endpoint of the api: name → method and path. `:name` marks a path parameter.
 * The shapes stand in `endpoints.schema.ts`; this table alone reaches the browser.
 */
export const ENDPOINTS = {
	revision: { method: 'GET', path: '/api/v1/revision' },
	site: { method: 'GET', path: '/api/v1/site' },
	properties: { method: 'GET', path: '/api/v1/properties' },
	propertyCount: { method: 'GET', path: '/api/v1/properties/count' },
	propertyMap: { method: 'GET', path: '/api/v1/properties/map' },
	property: { method: 'GET', path: '/api/v1/properties/:id' },
	countHomeView: { method: 'POST', path: HOME_VIEWS_PATH },
	projects: { method: 'GET', path: '/api/v1/projects' },
	project: { method: 'GET', path: '/api/v1/projects/:id' },
	unit: { method: 'GET', path: '/api/v1/units/:id' },
	page: { method: 'GET', path: '/api/v1/pages/:id' },
	articles: { method: 'GET', path: '/api/v1/articles' },
	article: { method: 'GET', path: '/api/v1/articles/:slug' },
	categories: { method: 'GET', path: '/api/v1/categories' },
	testimonials: { method: 'GET', path: '/api/v1/testimonials' },
	team: { method: 'GET', path: '/api/v1/team' },
	types: { method: 'GET', path: '/api/v1/types' },
	cities: { method: 'GET', path: '/api/v1/cities' },
	neighbourhoods: { method: 'GET', path: '/api/v1/neighbourhoods' },
	indexable: { method: 'GET', path: '/api/v1/indexable' },
	sendRequest: { method: 'POST', path: '/api/v1/requests/:kind' },
	captcha: { method: 'GET', path: '/api/v1/captcha' },
	visitSlots: { method: 'GET', path: '/api/v1/properties/:id/slots' },
	appointment: { method: 'GET', path: '/api/v1/appointments/:token' },
	changeAppointment: { method: 'POST', path: '/api/v1/appointments/:token' },
	subscription: { method: 'GET', path: '/api/v1/subscriptions/:token' },
	changeSubscription: { method: 'POST', path: '/api/v1/subscriptions/:token' },
	ownerLogIn: { method: 'POST', path: '/api/v1/owner/session' },
	ownerLogOut: { method: 'DELETE', path: '/api/v1/owner/session' },
	ownerSession: { method: 'GET', path: '/api/v1/owner/session' },
	ownerProperties: { method: 'GET', path: '/api/v1/owner/properties' },
	ownerProperty: { method: 'GET', path: '/api/v1/owner/properties/:id' },
	ownerReport: { method: 'GET', path: '/api/v1/owner/properties/:id/report' },
	ownerStatistics: { method: 'GET', path: '/api/v1/owner/properties/:id/statistics' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/api/v1/${string}` }>;

export type EndpointName = keyof typeof ENDPOINTS;
