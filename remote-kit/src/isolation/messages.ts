/** Between the site and a render process. What is said to a thread and by it are bytes of `node:v8`, which the process hands on unread. */
export type ToProcess =
	| { type: 'start'; thread: number }
	| { type: 'say'; thread: number; bytes: Uint8Array }
	/** The file that the thread asked for; without source where it cannot be read */
	| { type: 'source'; thread: number; path: string; source?: Uint8Array }
	/** Whose code runs in the thread at this moment? */
	| { type: 'look'; thread: number }
	| { type: 'end'; thread: number };

export type FromProcess =
	| { type: 'said'; thread: number; bytes: Uint8Array }
	| { type: 'need'; thread: number; path: string }
	| { type: 'holding'; thread: number; holder: number }
	/** `begun` is the number that the thread had set last */
	| ({ type: 'exited'; thread: number } & ThreadEnd)
	/** The process ends itself; whose code runs in each thread */
	| { type: 'full'; holders: [thread: number, holder: number][] }
	| { type: 'output'; line: string };

/** How a thread ended. */
export interface ThreadEnd {
	/** The newest work that it had begun; Infinity where nobody knows */
	begun: number;
	/** Whose code ran in it, by the number that `hold` was given; 0: nobody's, or nobody knows */
	holder: number;
	/** It, or its process, had no memory left */
	isFull: boolean;
	/** How its process ended, where that did and the site had not asked for it: a signal, or an exit code */
	processEnd?: string;
}

/** A request of a remote, as its thread hands it to the process, which has the network. */
export interface WantedCall {
	url: string;
	method: string;
	headers: [string, string][];
	body: ArrayBuffer | undefined;
	redirect: RequestRedirect;
}

/** What came of it. */
export interface CallAnswer {
	url: string;
	status: number;
	statusText: string;
	headers: [string, string][];
	body: ArrayBuffer;
}

/** Between a render process and a thread in it. */
export type ToThread =
	| { type: 'say'; bytes: Uint8Array }
	| { type: 'source'; path: string; source?: Uint8Array }
	| { type: 'called'; id: number; answer: CallAnswer }
	| { type: 'call-failed'; id: number; why: string };

export type FromThread =
	| { type: 'said'; bytes: Uint8Array }
	| { type: 'need'; path: string }
	| { type: 'call'; id: number; call: WantedCall }
	| { type: 'give-up'; id: number }
	| { type: 'output'; line: string };

/** What a thread is started with. */
export interface ThreadData {
	/** [0] is the number of the newest work that was begun, [1] of whose code runs now */
	state: SharedArrayBuffer;
}

/** What a render process is started with, as JSON in its one argument. */
export interface ProcessData {
	/** Address of the module that threads run */
	threadEntry: string;
	/** Origins that remotes may call */
	origins: readonly string[];
	/** Resident memory at which the process ends itself, in MB */
	mostMemoryMb: number;
}
