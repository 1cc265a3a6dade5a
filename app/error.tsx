'use client';

export {Crash as default} from '@/components/errors/crash.client';
