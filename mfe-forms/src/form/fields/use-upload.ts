import { UPLOAD_LIMIT_BYTES, type UploadPurpose } from '@estate/shared-contract';
import { useRef, useState } from 'react';

type Problem = 'tooLarge' | 'wrongKind' | 'failed';

/** Where a file is on its way to the api. */
export type Transfer =
	| { state: 'none' }
	| { state: 'running'; name: string; share: number }
	| { state: 'done'; name: string; token: string }
	| { state: 'refused'; problem: Problem };

/** Sends a file as soon as it is chosen; of several in a row the last one counts. `given` is the token of one that is there. */
export function useUpload(purpose: UploadPurpose, given: string) {
	const [transfer, setTransfer] = useState<Transfer>(
		given ? { state: 'done', name: '', token: given } : { state: 'none' },
	);
	const turn = useRef(0);

	async function send(file: File | undefined) {
		const mine = ++turn.current;
		if (!file) return setTransfer({ state: 'none' });
		if (file.size > UPLOAD_LIMIT_BYTES) return setTransfer({ state: 'refused', problem: 'tooLarge' });
		const { name } = file;
		setTransfer({ state: 'running', name, share: 0 });
		const { uploadFile, uploadProblem } = await import('@estate/remote-kit/upload-file');
		try {
			const answer = await uploadFile(file, purpose, (share) => {
				if (mine === turn.current) setTransfer({ state: 'running', name, share });
			});
			if (mine === turn.current) setTransfer({ state: 'done', name, token: answer.token });
		} catch (error) {
			if (mine === turn.current) setTransfer({ state: 'refused', problem: uploadProblem(error) });
		}
	}

	return { transfer, send: (file: File | undefined) => void send(file) };
}
