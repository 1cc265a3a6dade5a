import {llmsText} from '@/lib/output/files/published-markdown';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(await llmsText(), {headers: {'content-type': 'text/plain; charset=utf-8'}});
}
