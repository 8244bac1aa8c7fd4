/** The part of jsdom that tests ask questions about markup with; it ships no types of its own. */
declare module 'jsdom' {
	export class JSDOM {
		constructor(html: string);
		readonly window: Window;
	}
}
