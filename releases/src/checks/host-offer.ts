/** What a shell gives to remotes. */
export interface HostOffer {
	/** Instance name, or `this workspace` */
	host: string;
	/** Contracts that it serves: the last version of each major */
	contracts: readonly string[];
	shared: Record<string, string>;
	/** What it can do beyond the contract */
	capabilities: readonly string[];
}
