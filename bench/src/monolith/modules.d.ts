declare module '@bench/monolith-modules' {
	/** `<federation name>/<exposed module>` → its code, loaded on demand */
	export const MODULES: Record<string, (() => Promise<unknown>) | undefined>;
}
