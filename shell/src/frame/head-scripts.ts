import { FIRST_VIEW_SCRIPT } from './first-view-script.ts';
import { SCHEME_SCRIPT } from './scheme/scheme-script.ts';
import { TRANSITION_SCRIPT } from './transition-script.ts';

/** What runs in `<head>` before anything is painted: beside the import map the only inline scripts of a page. */
export const HEAD_SCRIPTS: readonly string[] = [SCHEME_SCRIPT, FIRST_VIEW_SCRIPT, TRANSITION_SCRIPT];
