import { defineSlot } from '@estate/remote-kit';
import { FavouritesPage } from '../kept/favourites/favourites-page.tsx';
import { loadFavourites } from '../kept/favourites/load-favourites.ts';

export default defineSlot({
	load: loadFavourites,
	Component: ({ data }) => <FavouritesPage data={data} />,
});
