import { MOST_SHAPE_POINTS, type Neighbourhood } from '@estate/shared-contract';
import { RichText } from '../layout/rich-text.tsx';
import { PHONE_SIZE } from '../picture/phone-size.ts';
import { Picture } from '../picture/picture.tsx';
import classes from './neighbourhood-section.module.css';

/** What the agency says of a neighbourhood, as the page of a property or a project shows it. */
export type ShownNeighbourhood = Pick<Neighbourhood, 'Name' | 'Title' | 'Subtitle' | 'Description'> & {
	pictures: Neighbourhood['PicturesLarge'];
	/** Corners of its outline; none where it has no area */
	outline: Neighbourhood['Coordinates'];
};

/** Pictures of a neighbourhood that stand side by side. */
const MOST_PICTURES = 2;
/** Corners that make an area. */
const LEAST_CORNERS = 3;

/** An outline as a map takes it: of one with more corners every second, third …, and nothing that is no area. */
function mappedOutline(corners: Neighbourhood['Coordinates']): Neighbourhood['Coordinates'] {
	const step = Math.ceil(corners.length / MOST_SHAPE_POINTS);
	return corners.length < LEAST_CORNERS ? [] : corners.filter((_, place) => place % step === 0);
}

/** Of all that is known of a neighbourhood, what is rendered. */
export function shownNeighbourhood(place: Neighbourhood): ShownNeighbourhood {
	const { Name, Title, Subtitle, Description, PicturesLarge, Coordinates } = place;
	const pictures = PicturesLarge.slice(0, MOST_PICTURES);
	return { Name, Title, Subtitle, Description, pictures, outline: mappedOutline(Coordinates) };
}

/** The neighbourhood that a property or a project lies in. */
export function NeighbourhoodSection({ neighbourhood }: { neighbourhood: ShownNeighbourhood }) {
	const { Name, Title, Subtitle, Description, pictures } = neighbourhood;
	return (
		<section className={classes.section} id="neighbourhood" aria-labelledby="neighbourhood-title">
			<h2 className={classes.title} id="neighbourhood-title">
				{Title || Name}
			</h2>
			{Subtitle && <p className={classes.subtitle}>{Subtitle}</p>}
			{pictures.length > 0 && (
				<ul className={classes.pictures}>
					{pictures.map((picture) => (
						<li key={picture.ID} className={classes.picture}>
							<Picture
								picture={picture}
								alt={picture.Name || Name}
								sizes={`(min-width: 961px) 400px, ${PHONE_SIZE}`}
								ratio={4 / 3}
							/>
						</li>
					))}
				</ul>
			)}
			<RichText html={Description} />
		</section>
	);
}
