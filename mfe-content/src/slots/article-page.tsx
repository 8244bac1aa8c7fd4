import { defineSlot } from '@estate/remote-kit';
import { ArticlePage } from '../articles/page/article-page.tsx';
import { loadArticle } from '../articles/page/load-article.ts';

export default defineSlot({ load: loadArticle, Component: ArticlePage });
