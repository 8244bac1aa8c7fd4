import { PAGE_SHOWN } from './page-events.ts';

/**
 * Runs in `<head>` before anything is painted: marks the root element (`data-first-view`) of a page that a visitor has just
 * come to. Style sheets put off drawing what is far below where that stands (`content-visibility`). Heights are guessed
 * meanwhile, so never where a place on the page is named or restored: the mark goes with the first page that the
 * application turns, before it scrolls, and before the End key leads to where the page ends. The same text on every page: the content security policy names its hash.
 */
export const FIRST_VIEW_SCRIPT = `(()=>{let d=document.documentElement.dataset;if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){let f=()=>delete d.firstView;d.firstView="";addEventListener("${PAGE_SHOWN}",f);addEventListener("keydown",e=>e.key=="End"&&f())}})()`;
