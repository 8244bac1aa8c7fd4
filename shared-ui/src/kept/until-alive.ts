/**
 * Attributes of a button for as long as it waits for the page to be alive: the page's first script notes a press on it, and presses
 * it again as soon as it is (`shell/src/browser/boot/early-presses.ts`).
 */
export const untilAlive = (isWaiting: boolean) =>
	isWaiting ? ({ 'aria-disabled': true, 'data-early': '' } as const) : undefined;
