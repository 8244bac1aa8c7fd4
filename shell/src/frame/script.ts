export interface Script {
	href: string;
	integrity?: string | undefined;
}
