/** The mail of what waits is sent from this time in Belgium on. */
export const DAILY_TIME = '07:30';
