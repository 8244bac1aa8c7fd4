/** Ends what was asked of the api for a client that has gone: nobody's fault, and no warning. */
export class ClientGone extends Error {
	constructor() {
		super('The client went away.');
	}
}
