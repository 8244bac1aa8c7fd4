/** What the server asks of the worker thread that holds the embedded database. */
export type WorkerCall =
	| { kind: 'query'; sql: string; parameters: readonly unknown[] }
	| { kind: 'image' }
	| { kind: 'close' };

/** What a query found or did, as the driver of a server has it. */
export interface QueryResult {
	rows: Record<string, unknown>[];
	command: string | undefined;
	rowCount: number | undefined;
	/** Columns whose values are JSON, still as text */
	json: readonly string[];
}

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
