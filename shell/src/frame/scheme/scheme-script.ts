import { SCHEME_ATTRIBUTE, SCHEME_KEY } from '@estate/shared-ui/colour-scheme';

/**
 * Runs in `<head>` before anything is painted, so that a chosen scheme never flashes. The same text on every page: the
 * content security policy names its hash.
 */
export const SCHEME_SCRIPT = `(()=>{let c;try{c=localStorage.getItem("${SCHEME_KEY}")}catch{}document.documentElement.setAttribute("${SCHEME_ATTRIBUTE}",c==="light"||c==="dark"?c:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")})()`;
