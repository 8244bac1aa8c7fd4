import { defineSlot } from '@estate/remote-kit';
import { loadStatistics } from '../statistics/load-statistics.ts';
import { StatisticsView } from '../statistics/statistics-view.tsx';

export default defineSlot({ load: loadStatistics, Component: StatisticsView });
