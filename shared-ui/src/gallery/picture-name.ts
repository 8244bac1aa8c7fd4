import type { Picture } from '@estate/shared-contract';
import { useText } from '../text.ts';

/** What a picture shows, for those who do not see it: its name in the feed, else its place among the others. */
export function usePictureName(title: string, pictures: readonly Picture[]): (picture: Picture) => string {
	const text = useText();
	return (picture) => {
		const kind = picture.Kind === 'plan' ? 'plan' : 'picture';
		const values = { number: pictures.indexOf(picture) + 1, count: pictures.length, title };
		return picture.Name
			? text('ui.gallery.named', { name: picture.Name, title })
			: text(`ui.gallery.${kind}`, values);
	};
}
