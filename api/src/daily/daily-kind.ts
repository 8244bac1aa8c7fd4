/** Of the agency's mail of what waits, in the outbox: those that name a request that is removed are found by it. */
export const DAILY_KIND = 'daily';
