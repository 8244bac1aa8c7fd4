import { defineSlot } from '@estate/remote-kit';
import { ArticlePage } from '../articles/article-page.tsx';
import { loadArticle } from '../articles/load-article.ts';

export default defineSlot({ load: loadArticle, Component: ArticlePage });
