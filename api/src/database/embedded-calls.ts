/** What the server asks of the worker thread that holds the embedded database. */
export type WorkerCall =
	| { kind: 'query'; sql: string; parameters: readonly unknown[] }
	| { kind: 'image' }
	| { kind: 'close' };

export type WorkerAnswer =
	| { id: number; result: unknown }
	| {
			id: number;
			error: {
				message: string;
				/** SQLSTATE */
				code: string | undefined;
				constraint: string | undefined;
				detail: string | undefined;
			};
	  };
