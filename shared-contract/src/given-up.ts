/** A request as a server of Node has it. */
interface ArrivingRequest {
	destroyed: boolean;
	/** Has it arrived whole? */
	complete: boolean;
}

/** Has its client gone away before the request was there whole? An error of it is then nobody's: nothing failed here. */
export const isGivenUp = ({ destroyed, complete }: ArrivingRequest): boolean => destroyed && !complete;

/** May a request end with its client? A read may; what somebody sent is done, whether or not they wait for the answer. */
export const endsWithClient = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';
