import { Button, Progress, Text } from '@mantine/core';
import type { PromotionLine } from '../../../console-answers.ts';
import { ask } from '../../ask/ask.ts';
import { texts } from '../../texts.ts';

interface PromotionProgressProps {
	/** The newest of them; undefined: nothing goes on */
	line: PromotionLine | undefined;
	/** What goes on before the browser looks */
	text: string;
}

/** How far checks are. */
export function PromotionProgress({ line, text }: PromotionProgressProps) {
	const pages = line?.kind === 'page' ? line : undefined;
	const said = pages ? texts.action.promote.pages(pages.done, pages.all) : text;
	return (
		<div role="status">
			{line && (
				<>
					<Text size="sm">{said}</Text>
					<Progress value={pages ? (100 * pages.done) / pages.all : 100} animated mt="xs" aria-label={text} />
					<Button
						mt="xs"
						size="compact-sm"
						variant="default"
						onClick={() => {
							// Where it has ended meanwhile its outcome is shown.
							ask('cancellations', {}).catch(() => {});
						}}
					>
						{texts.action.promote.cancelCheck}
					</Button>
				</>
			)}
		</div>
	);
}
