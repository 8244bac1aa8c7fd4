/** A request as a server of Node has it. */
interface ArrivingRequest {
	destroyed: boolean;
	/** Has it arrived whole? */
	complete: boolean;
}

/** Has its client gone away before the request was there whole? An error of it is then nobody's: nothing failed here. */
export const isGivenUp = ({ destroyed, complete }: ArrivingRequest): boolean => destroyed && !complete;
