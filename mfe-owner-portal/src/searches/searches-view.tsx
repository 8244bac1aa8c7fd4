import { useHost, useText } from '@estate/remote-kit';
import { EmptyState, IconSearch, LinkButton } from '@estate/shared-ui';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem, FormSuccess } from '../fields/form-message.tsx';
import { LogOutButton } from '../session/log-out-button.tsx';
import { AskView } from './ask-view.tsx';
import { CriteriaView } from './criteria/criteria-view.tsx';
import { KeptSection } from './kept/kept-section.tsx';
import { SearchRow } from './list/search-row.tsx';
import classes from './searches.module.css';
import type { ListData, SearchesData } from './searches-data.ts';

function NoSearches() {
	const text = useText();
	const { localize } = useHost();
	return (
		<EmptyState
			icon={IconSearch}
			headingLevel={3}
			title={text('searches.none.title')}
			action={<LinkButton href={localize('/for-sale/')}>{text('searches.none.look')}</LinkButton>}
		>
			<p>{text('searches.none.how')}</p>
		</EmptyState>
	);
}

function SearchList({
	data: { email, searches, kept, problem, lacksChosen, isChanged },
}: {
	data: ListData;
}) {
	const text = useText();
	return (
		<>
			<div className={classes.bar}>
				<p className={classes.lead}>{text('searches.whose', { email })}</p>
				{kept && <LogOutButton />}
			</div>
			<FormProblem>
				{problem && text(problem === 'failed' ? 'searches.failed' : CALL_PROBLEM_TEXTS[problem])}
			</FormProblem>
			<FormSuccess>{isChanged && text('searches.criteria.kept')}</FormSuccess>
			{lacksChosen && <FormProblem>{text('searches.criteria.chooseFirst')}</FormProblem>}
			<section aria-labelledby="searches-title">
				<h2 id="searches-title" className={classes.title}>
					{text('searches.list')}
				</h2>
				{searches.length === 0 ? (
					<NoSearches />
				) : (
					<ul className={classes.list}>
						{searches.map((search) => (
							<li key={search.id} id={`search-${search.id}`}>
								<SearchRow search={search} />
							</li>
						))}
					</ul>
				)}
			</section>
			{kept && <KeptSection kept={kept} />}
		</>
	);
}

/** Saved searches of an address, each to be changed, paused and ended; other criteria for one of them; or the form that mails the link to them. */
export function SearchesView({ data }: { data: SearchesData }) {
	if (data.state === 'criteria') return <CriteriaView data={data} />;
	return data.state === 'ask' ? <AskView data={data} /> : <SearchList data={data} />;
}
