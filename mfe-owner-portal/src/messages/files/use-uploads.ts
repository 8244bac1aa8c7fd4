import { UPLOAD_LIMIT_BYTES, type UploadPurpose } from '@estate/shared-contract';
import { useRef, useState } from 'react';

type Problem = 'tooLarge' | 'wrongKind' | 'tooMany' | 'failed';

/** Where a file is on its way to the api. A file of an earlier sending has no name here. */
export type Transfer = { id: number; name: string } & (
	| { state: 'running'; share: number }
	| { state: 'done'; token: string }
	| { state: 'refused'; problem: Problem }
);

/** Which files a field takes, and as what. */
export interface Takes {
	id: string;
	/** Name of the field */
	field: string;
	purpose: UploadPurpose;
	most: number;
}

/** Sends files as soon as they are chosen, one after the other. `kept`: tokens of those that are there. */
export function useUploads(kept: readonly string[], { purpose, most }: Pick<Takes, 'purpose' | 'most'>) {
	const [transfers, setTransfers] = useState<readonly Transfer[]>(() =>
		kept.map((token, index) => ({ id: -1 - index, name: '', state: 'done', token })),
	);
	const count = useRef(0);
	const line = useRef(Promise.resolve());
	const replace = (next: Transfer) =>
		setTransfers((all) => all.map((each) => (each.id === next.id ? next : each)));

	async function send(id: number, file: File): Promise<void> {
		const { name } = file;
		const { uploadFile, uploadProblem } = await import('@estate/remote-kit/upload-file');
		try {
			const { token } = await uploadFile(file, purpose, (share) =>
				replace({ id, name, state: 'running', share }),
			);
			replace({ id, name, state: 'done', token });
		} catch (error) {
			replace({ id, name, state: 'refused', problem: uploadProblem(error) });
		}
	}

	function add(files: readonly File[]): void {
		let room = most - transfers.filter(({ state }) => state !== 'refused').length;
		const added = files.map((file): Transfer => {
			const named = { id: ++count.current, name: file.name };
			if (file.size > UPLOAD_LIMIT_BYTES) return { ...named, state: 'refused', problem: 'tooLarge' };
			if (room-- <= 0) return { ...named, state: 'refused', problem: 'tooMany' };
			line.current = line.current.then(() => send(named.id, file));
			return { ...named, state: 'running', share: 0 };
		});
		setTransfers((all) => [...all, ...added]);
	}

	return {
		transfers,
		send: add,
		remove: (id: number) => setTransfers((all) => all.filter((each) => each.id !== id)),
	};
}
