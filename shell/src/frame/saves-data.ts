interface Connection {
	saveData?: boolean;
}

/** The visitor asks to spend little data. */
export function savesData(): boolean {
	return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}
