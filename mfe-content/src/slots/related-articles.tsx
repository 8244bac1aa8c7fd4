import { defineSlot } from '@estate/remote-kit';
import { loadRelated } from '../articles/related/load-related.ts';
import { RelatedArticles } from '../articles/related/related-articles.tsx';

export default defineSlot({ load: loadRelated, Component: RelatedArticles });
