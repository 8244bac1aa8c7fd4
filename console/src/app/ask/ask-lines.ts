import type { PromotionLine } from '../../console-answers.ts';
import { texts } from '../texts.ts';
import { Refused, request } from './ask.ts';

/** Asks for what takes long; answers its outcome, and calls back with each line before. Throws Refused. */
export async function askLines(
	path: string,
	body: object,
	onLine: (line: PromotionLine) => void,
): Promise<PromotionLine> {
	const response = await request(path, body);
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	let text = '';
	let last: PromotionLine | undefined;
	try {
		for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
			text += part.value;
			const lines = text.split('\n');
			text = lines.pop() ?? '';
			for (const line of lines) {
				last = JSON.parse(line) as PromotionLine;
				onLine(last);
			}
		}
	} catch {
		last = undefined;
	}
	if (last?.kind === 'refused') throw new Refused(409, last.refusal);
	if (last && last.kind !== 'waiting' && last.kind !== 'page') return last;
	throw new Refused(0, { code: 'unreachable', message: texts.lostDuringCheck });
}
