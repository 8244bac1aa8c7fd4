import { useHost, useText } from '@estate/remote-kit';
import { LONGEST_NOTE, withoutBadge } from '@estate/shared-contract';
import { placeLine } from '@estate/shared-i18n';
import { Picture, Price } from '@estate/shared-ui';
import { Button, Textarea } from '@estate/shared-ui/mantine';
import { Link } from '@estate/shared-ui/router';
import { SlotForm } from '../../fields/slot-form.tsx';
import type { KeptProperty } from '../searches-data.ts';
import classes from './kept.module.css';

/** What the visitor noted about a favourite, and the way to let it go. */
function NoteForm({ kept: { property, note } }: { kept: KeptProperty }) {
	const text = useText();
	const { ID } = property;
	return (
		<SlotForm slot="searches" isBare>
			<input type="hidden" name="property" value={ID} />
			<Textarea
				id={`note-${ID}`}
				name="note"
				label={text('searches.kept.note')}
				maxLength={LONGEST_NOTE}
				rows={2}
				defaultValue={note}
			/>
			<div className={classes.buttons}>
				<Button
					type="submit"
					name="do"
					value="note"
					size="sm"
					variant="outline"
					aria-describedby={`kept-${ID}`}
				>
					{text('searches.kept.saveNote')}
				</Button>
				<Button
					type="submit"
					name="do"
					value="unkeep"
					size="sm"
					variant="subtle"
					aria-describedby={`kept-${ID}`}
				>
					{text('searches.kept.remove')}
				</Button>
			</div>
		</SlotForm>
	);
}

/** A property that the account keeps. */
export function KeptRow({ kept, hasNote = false }: { kept: KeptProperty; hasNote?: boolean }) {
	const { site } = useHost();
	const { property, href } = kept;
	return (
		<article className={hasNote ? classes.row : classes.small}>
			{property.SmallPictureItem && (
				<Picture
					className={classes.picture}
					picture={property.SmallPictureItem}
					alt=""
					sizes="(min-width: 767px) 200px, 40vw"
					ratio={4 / 3}
				/>
			)}
			<div className={classes.facts}>
				<h3 className={classes.title} id={hasNote ? `kept-${property.ID}` : undefined}>
					<Link to={href}>{withoutBadge(property.TypeDescription)}</Link>
				</h3>
				<p className={classes.price}>
					<Price property={property} />
				</p>
				<p className={classes.place}>{placeLine(property, site.citySpellings)}</p>
			</div>
			{hasNote && <NoteForm kept={kept} />}
		</article>
	);
}
