/**
 * With a call: the content revision that the page is made of, where the page is the same for everybody. With an answer of
 * the api: the revision that it is of.
 */
export const REVISION_HEADER = 'x-content-revision';
