let visitors = 0;

/** An address of a private network (RFC 1918) that no other visitor of the run has: limits per address are each visitor's own. */
export function newVisitorAddress(workerIndex: number): string {
	visitors++;
	return `10.${workerIndex % 256}.${visitors >> 8}.${visitors & 255}`;
}
