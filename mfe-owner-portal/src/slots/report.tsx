import { defineSlot } from '@estate/remote-kit';
import { loadReport } from '../report/load-report.ts';
import { ReportView } from '../report/report-view.tsx';

export default defineSlot({ load: (context) => loadReport(context), Component: ReportView });
