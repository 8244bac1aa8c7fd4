import type { Browser, System } from '@estate/shared-contract';

/** What a session keeps of the device: families, so that an owner knows the own ones again. */
export interface DeviceFamily {
	browser: Browser;
	system: System;
}

// In this order: Edge, Opera and Samsung's browser call themselves Chrome too, and Chrome calls itself Safari.
const BROWSER_MARKS: readonly (readonly [RegExp, Browser])[] = [
	[/\bEdg(?:e|A|iOS)?\//, 'edge'],
	[/\b(?:OPR|OPiOS)\//, 'opera'],
	[/\bSamsungBrowser\//, 'samsung'],
	[/\b(?:Firefox|FxiOS)\//, 'firefox'],
	[/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'chrome'],
	[/\bSafari\//, 'safari'],
];

// Android before Linux, iOS before macOS: each names the other as well.
const SYSTEM_MARKS: readonly (readonly [RegExp, System])[] = [
	[/\bAndroid\b/, 'android'],
	[/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
	[/\bWindows\b/, 'windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'macos'],
	[/\bLinux\b|\bX11\b|\bCrOS\b/, 'linux'],
];

/** The families of a `User-Agent` header. */
export function deviceFamily(userAgent = ''): DeviceFamily {
	const familyIn = <Family>(marks: readonly (readonly [RegExp, Family])[]) =>
		marks.find(([mark]) => mark.test(userAgent))?.[1];
	return { browser: familyIn(BROWSER_MARKS) ?? 'other', system: familyIn(SYSTEM_MARKS) ?? 'other' };
}
