/**
 * Runs in `<head>`. A transition between documents that the browser leaves out, or ends early, rejects its promises:
 * another navigation came, the next document wants none, or it was late. Nothing is lost by it, so nothing is reported. Here
 * because the transition into this document may be over before the first module runs. The same text on every page: the
 * content security policy names its hash.
 */
export const TRANSITION_SCRIPT = `(()=>{let c=t=>{if(t)for(let p of[t.ready,t.updateCallbackDone,t.finished])p.catch(()=>{})};c(document.activeViewTransition);for(let n of["pageswap","pagereveal"])addEventListener(n,e=>c(e.viewTransition))})()`;
