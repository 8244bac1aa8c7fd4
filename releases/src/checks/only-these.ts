/** What of this process's environment a process gets that needs no more of it: variables whose names fit. */
export const onlyThese = (names: RegExp): Record<string, string> =>
	Object.fromEntries(
		Object.entries(process.env).flatMap(([name, value]) =>
			value !== undefined && names.test(name) ? [[name, value] as const] : [],
		),
	);
