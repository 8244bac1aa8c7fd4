import { defineSlot } from '@estate/remote-kit';
import { HistoryView } from '../history/history-view.tsx';
import { loadHistory } from '../history/load-history.ts';

export default defineSlot({ load: loadHistory, Component: HistoryView });
