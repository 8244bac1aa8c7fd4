import { useHost, useText } from '@estate/remote-kit';
import { FORMS } from '@estate/shared-contract';
import { NoSubject, Refused } from '../subject/no-subject.tsx';
import { SubjectCard } from '../subject/subject-card.tsx';
import { FormAside } from './form-aside.tsx';
import { FormBody } from './form-body.tsx';
import type { FormSlotData } from './form-slot-data.ts';
import classes from './form-view.module.css';
import { nextSection, wordsOf } from './form-words.ts';

/** A form, rendered from its description; on a page of its own with what it is about and what happens next beside it, in a dialog below each other. */
export function FormView({ data }: { data: FormSlotData }) {
	const text = useText();
	const form = FORMS[data.kind];
	const { subject } = data;
	const isInDialog = useHost().close !== undefined;
	if (data.refused) return <Refused {...data.refused} />;
	if (data.lacksSubject) return <NoSubject kind={data.lacksSubject} />;
	if (isInDialog)
		return (
			<div className={classes.dialog}>
				<p className={classes.lead}>{text(wordsOf(form, data).lead)}</p>
				{subject && <SubjectCard subject={subject} isInDialog />}
				<FormBody form={form} data={data} />
			</div>
		);
	if (!data.isPage)
		return (
			<div className={classes.module}>
				{subject && <SubjectCard subject={subject} />}
				<FormBody form={form} data={data} />
			</div>
		);
	return (
		<div className={classes.page}>
			{subject && (
				<div className={classes.subject}>
					<SubjectCard subject={subject} />
				</div>
			)}
			<div className={classes.main}>
				<p className={classes.lead}>{text(wordsOf(form, data).lead)}</p>
				<FormBody form={form} data={data} />
			</div>
			<FormAside steps={nextSection(form, data)} className={classes.aside} />
		</div>
	);
}
