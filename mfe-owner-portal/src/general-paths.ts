/** What mails and calendars link to, behind the language: the same in every one, and the site leads on from there. */
export const GENERAL_PATHS = { overview: '/owner/', account: '/owner/account/', searches: '/my-searches/' };
