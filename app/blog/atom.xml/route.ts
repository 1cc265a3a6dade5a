import {renderArticle} from '@/components/article/render-article';
import {blogFeed} from '@/lib/output/files/feeds';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(await blogFeed('atom', renderArticle));
}
