/** Projects of vitest whose tests start databases, builds or servers, by suite; each has the name of its folder. */
export const SLOW_PROJECTS = {
	api: ['api'],
	server: ['shell', 'releases', 'console'],
} as const;

export const ALL_SLOW: readonly string[] = Object.values(SLOW_PROJECTS).flat();
