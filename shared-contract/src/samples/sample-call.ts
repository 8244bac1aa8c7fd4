export interface SampleCall {
	params: Record<string, string>;
	query: URLSearchParams;
	body: unknown;
	/** The visitor's cookies, as in the header */
	cookie: string;
}

export interface SampleAnswer {
	status: number;
	body: unknown;
	headers?: Record<string, string>;
	/** `Set-Cookie` values */
	cookies?: string[];
}
