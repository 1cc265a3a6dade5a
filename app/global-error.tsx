'use client';

export {PageError as default} from '@/components/errors/page-error.client';
