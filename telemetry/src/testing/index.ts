export { OtlpReceiver, type ReceivedSpan, readTraces } from './otlp-receiver.ts';
