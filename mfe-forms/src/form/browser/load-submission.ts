/** Checking and sending. The schema library comes with them when the form is used, not with the page. */
export const loadSubmission = () => import('../submit/submission.ts');
